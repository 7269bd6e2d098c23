import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'productImportUndone' BEFORE 'contentExported';
  ALTER TYPE "public"."enum_audit_log_place" ADD VALUE 'product-imports' BEFORE 'tags';
  CREATE TABLE "product_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"person_name" varchar NOT NULL,
  	"added" numeric NOT NULL,
  	"changed" numeric NOT NULL,
  	"undone_at" timestamp(3) with time zone,
  	"steps" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "product_imports_updated_at_idx" ON "product_imports" USING btree ("updated_at");
  CREATE INDEX "product_imports_created_at_idx" ON "product_imports" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "product_imports" CASCADE;
  DELETE FROM "audit_log" WHERE "action" = 'productImportUndone' OR "place" = 'product-imports';
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('create', 'update', 'draft', 'publish', 'unpublish', 'trash', 'restore', 'delete', 'login', 'loginFailed', 'secondFactorOn', 'secondFactorOff', 'logout', 'passwordAsked', 'sessionsEnded', 'personalDataFound', 'personalDataExported', 'personalDataErased', 'anonymised', 'oldDataErased', 'productsImported', 'contentExported', 'mailResent');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "audit_log" ALTER COLUMN "place" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_place";
  CREATE TYPE "public"."enum_audit_log_place" AS ENUM('articles', 'videos', 'faq-questions', 'products', 'tags', 'slides', 'pages', 'media', 'video-files', 'mails', 'users', 'redirects', 'site-settings');
  ALTER TABLE "audit_log" ALTER COLUMN "place" SET DATA TYPE "public"."enum_audit_log_place" USING "place"::"public"."enum_audit_log_place";`)
}
