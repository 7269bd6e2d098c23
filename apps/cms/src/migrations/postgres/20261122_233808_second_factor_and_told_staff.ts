import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'secondFactorOn' BEFORE 'logout';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'secondFactorOff' BEFORE 'logout';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'oldDataErased' BEFORE 'productsImported';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'compactDatabase' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'compactDatabase' BEFORE 'schedulePublish';
  ALTER TABLE "faq_questions" ADD COLUMN "asked_staff_told_at" timestamp(3) with time zone;
  -- Questions from before this migration were told of, or are old news by now.
  UPDATE "faq_questions" SET "asked_staff_told_at" = "created_at";
  ALTER TABLE "users" ADD COLUMN "second_factor_secret" varchar;
  ALTER TABLE "users" ADD COLUMN "second_factor_confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "second_factor_last_step" numeric;
  ALTER TABLE "users" ADD COLUMN "second_factor_recovery_codes" jsonb;
  ALTER TABLE "audit_log" ADD COLUMN "account_hash" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "sign_in_second_factor_required" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_sign_in_second_factor_required" boolean DEFAULT false;
  CREATE INDEX "faq_questions_asked_asked_staff_told_at_idx" ON "faq_questions" USING btree ("asked_staff_told_at");
  CREATE INDEX "audit_log_account_hash_idx" ON "audit_log" USING btree ("account_hash");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "audit_log" WHERE "action" IN ('secondFactorOn', 'secondFactorOff', 'oldDataErased');
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'compactDatabase';
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'compactDatabase';
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('create', 'update', 'draft', 'publish', 'unpublish', 'trash', 'restore', 'delete', 'login', 'loginFailed', 'logout', 'passwordAsked', 'sessionsEnded', 'personalDataFound', 'personalDataExported', 'personalDataErased', 'anonymised', 'productsImported', 'contentExported', 'mailResent');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'purgeSites', 'sendMail', 'forgetOld', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'purgeSites', 'sendMail', 'forgetOld', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "faq_questions_asked_asked_staff_told_at_idx";
  DROP INDEX "audit_log_account_hash_idx";
  ALTER TABLE "faq_questions" DROP COLUMN "asked_staff_told_at";
  ALTER TABLE "users" DROP COLUMN "second_factor_secret";
  ALTER TABLE "users" DROP COLUMN "second_factor_confirmed_at";
  ALTER TABLE "users" DROP COLUMN "second_factor_last_step";
  ALTER TABLE "users" DROP COLUMN "second_factor_recovery_codes";
  ALTER TABLE "audit_log" DROP COLUMN "account_hash";
  ALTER TABLE "site_settings" DROP COLUMN "sign_in_second_factor_required";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_sign_in_second_factor_required";`)
}
