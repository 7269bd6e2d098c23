import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'checked' BEFORE 'trash';
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"given_at" timestamp(3) with time zone NOT NULL,
  	"edition_id" integer NOT NULL,
  	"withdrawn_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consent_editions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"text" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erasure_acts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reason" varchar NOT NULL,
  	"person_name" varchar NOT NULL,
  	"destroyed" varchar NOT NULL,
  	"systems" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "faq_questions" ADD COLUMN "asked_consent" numeric;
  ALTER TABLE "products" ADD COLUMN "proof" varchar;
  ALTER TABLE "products" ADD COLUMN "composition" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_proof" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_composition" varchar;
  ALTER TABLE "slides" ADD COLUMN "advertiser" varchar;
  ALTER TABLE "slides" ADD COLUMN "erid" varchar;
  ALTER TABLE "_slides_v" ADD COLUMN "version_advertiser" varchar;
  ALTER TABLE "_slides_v" ADD COLUMN "version_erid" varchar;
  ALTER TABLE "pages" ADD COLUMN "checked" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_checked" jsonb;
  ALTER TABLE "texts" ADD COLUMN "proposed" varchar;
  ALTER TABLE "texts" ADD COLUMN "proposed_by_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_metrica_id" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_webvisor" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "verification_yandex_code" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "verification_vk_code" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "verification_google_code" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_analytics_metrica_id" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_analytics_webvisor" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_verification_yandex_code" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_verification_vk_code" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_verification_google_code" varchar;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_edition_id_consent_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."consent_editions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "consents_edition_idx" ON "consents" USING btree ("edition_id");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE UNIQUE INDEX "consent_editions_hash_idx" ON "consent_editions" USING btree ("hash");
  CREATE INDEX "consent_editions_updated_at_idx" ON "consent_editions" USING btree ("updated_at");
  CREATE INDEX "consent_editions_created_at_idx" ON "consent_editions" USING btree ("created_at");
  CREATE INDEX "erasure_acts_updated_at_idx" ON "erasure_acts" USING btree ("updated_at");
  CREATE INDEX "erasure_acts_created_at_idx" ON "erasure_acts" USING btree ("created_at");
  ALTER TABLE "texts" ADD CONSTRAINT "texts_proposed_by_id_users_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "texts_proposed_by_idx" ON "texts" USING btree ("proposed_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_editions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasure_acts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "consent_editions" CASCADE;
  DROP TABLE "erasure_acts" CASCADE;
  ALTER TABLE "texts" DROP CONSTRAINT "texts_proposed_by_id_users_id_fk";
  
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  UPDATE "audit_log" SET "action" = 'update' WHERE "action" = 'checked';
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('create', 'update', 'draft', 'publish', 'unpublish', 'trash', 'restore', 'delete', 'login', 'loginFailed', 'secondFactorOn', 'secondFactorOff', 'logout', 'passwordAsked', 'sessionsEnded', 'personalDataFound', 'personalDataExported', 'personalDataErased', 'anonymised', 'oldDataErased', 'productsImported', 'productImportUndone', 'contentExported', 'mailResent');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "texts_proposed_by_idx";
  ALTER TABLE "faq_questions" DROP COLUMN "asked_consent";
  ALTER TABLE "products" DROP COLUMN "proof";
  ALTER TABLE "products" DROP COLUMN "composition";
  ALTER TABLE "_products_v" DROP COLUMN "version_proof";
  ALTER TABLE "_products_v" DROP COLUMN "version_composition";
  ALTER TABLE "slides" DROP COLUMN "advertiser";
  ALTER TABLE "slides" DROP COLUMN "erid";
  ALTER TABLE "_slides_v" DROP COLUMN "version_advertiser";
  ALTER TABLE "_slides_v" DROP COLUMN "version_erid";
  ALTER TABLE "pages" DROP COLUMN "checked";
  ALTER TABLE "_pages_v" DROP COLUMN "version_checked";
  ALTER TABLE "texts" DROP COLUMN "proposed";
  ALTER TABLE "texts" DROP COLUMN "proposed_by_id";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_metrica_id";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_webvisor";
  ALTER TABLE "site_settings" DROP COLUMN "verification_yandex_code";
  ALTER TABLE "site_settings" DROP COLUMN "verification_vk_code";
  ALTER TABLE "site_settings" DROP COLUMN "verification_google_code";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_analytics_metrica_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_analytics_webvisor";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_verification_yandex_code";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_verification_vk_code";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_verification_google_code";`)
}
