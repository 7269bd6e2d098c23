import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_calendar_days_kind" AS ENUM('off', 'working');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'questionAssigned' BEFORE 'account';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'questionOverdue' BEFORE 'account';
  ALTER TYPE "public"."enum_audit_log_place" ADD VALUE 'answer-templates' BEFORE 'products';
  ALTER TYPE "public"."enum_audit_log_place" ADD VALUE 'calendar-days' BEFORE 'products';
  ALTER TYPE "public"."enum_audit_log_place" ADD VALUE 'synonyms' BEFORE 'slides';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'remindOverdue' BEFORE 'compactDatabase';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'remindOverdue' BEFORE 'compactDatabase';
  CREATE TABLE "answer_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"text" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "calendar_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone,
  	"kind" "enum_calendar_days_kind" DEFAULT 'off' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"terms" varchar NOT NULL,
  	"typos" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "faq_questions" ADD COLUMN "note" varchar;
  ALTER TABLE "faq_questions" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "faq_questions" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "answer_templates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "calendar_days_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "synonyms_id" integer;
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE INDEX "calendar_days_from_idx" ON "calendar_days" USING btree ("from");
  CREATE INDEX "calendar_days_updated_at_idx" ON "calendar_days" USING btree ("updated_at");
  CREATE INDEX "calendar_days_created_at_idx" ON "calendar_days" USING btree ("created_at");
  CREATE INDEX "synonyms_updated_at_idx" ON "synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "synonyms" USING btree ("created_at");
  ALTER TABLE "faq_questions" ADD CONSTRAINT "faq_questions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_calendar_days_fk" FOREIGN KEY ("calendar_days_id") REFERENCES "public"."calendar_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_synonyms_fk" FOREIGN KEY ("synonyms_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "faq_questions_assignee_idx" ON "faq_questions" USING btree ("assignee_id");
  CREATE INDEX "faq_questions_reminded_at_idx" ON "faq_questions" USING btree ("reminded_at");
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");
  CREATE INDEX "payload_locked_documents_rels_calendar_days_id_idx" ON "payload_locked_documents_rels" USING btree ("calendar_days_id");
  CREATE INDEX "payload_locked_documents_rels_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("synonyms_id");`)
  // Questions from before count as reminded of: the first working hour would send letters about all of them.
  await db.execute(sql`UPDATE "faq_questions" SET "reminded_at" = now() WHERE "state" IN ('new', 'read');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "answer_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "calendar_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_questions" DROP CONSTRAINT "faq_questions_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_answer_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_calendar_days_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_synonyms_fk";
  
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "calendar_days" CASCADE;
  DROP TABLE "synonyms" CASCADE;
  DELETE FROM "mails" WHERE "kind" IN ('questionAssigned', 'questionOverdue');
  DELETE FROM "audit_log" WHERE "place" IN ('answer-templates', 'calendar-days', 'synonyms');
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'remindOverdue';
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'remindOverdue';
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('newQuestion', 'questionAnswered', 'account');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "audit_log" ALTER COLUMN "place" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_place";
  CREATE TYPE "public"."enum_audit_log_place" AS ENUM('articles', 'videos', 'faq-questions', 'products', 'product-imports', 'tags', 'authors', 'slides', 'pages', 'media', 'video-files', 'mails', 'users', 'redirects', 'site-settings');
  ALTER TABLE "audit_log" ALTER COLUMN "place" SET DATA TYPE "public"."enum_audit_log_place" USING "place"::"public"."enum_audit_log_place";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'purgeSites', 'sendMail', 'forgetOld', 'compactDatabase', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'purgeSites', 'sendMail', 'forgetOld', 'compactDatabase', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "faq_questions_assignee_idx";
  DROP INDEX "faq_questions_reminded_at_idx";
  DROP INDEX "payload_locked_documents_rels_answer_templates_id_idx";
  DROP INDEX "payload_locked_documents_rels_calendar_days_id_idx";
  DROP INDEX "payload_locked_documents_rels_synonyms_id_idx";
  ALTER TABLE "faq_questions" DROP COLUMN "note";
  ALTER TABLE "faq_questions" DROP COLUMN "assignee_id";
  ALTER TABLE "faq_questions" DROP COLUMN "reminded_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "answer_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "calendar_days_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "synonyms_id";
  DROP TYPE "public"."enum_calendar_days_kind";`)
}
