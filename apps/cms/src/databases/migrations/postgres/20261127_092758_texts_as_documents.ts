import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { formerSiteTexts } from '../former-site-texts.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"is_original_new" boolean DEFAULT false,
  	"original" varchar NOT NULL,
  	"former_original" varchar,
  	"place" varchar NOT NULL,
  	"section" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"is_changed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  `)
  // All of them, in the order of the files: the first start fills in what the release says of each.
  for (const { key, column } of formerSiteTexts) {
    await db.execute(sql.raw(`INSERT INTO texts (text, original, place, section, key, is_changed)
      SELECT coalesce(${column}, ''), '', '', '', 'site.${key}', trim(coalesce(${column}, '')) <> '' FROM site_settings ORDER BY id LIMIT 1;`))
  }
  await db.execute(sql`
  INSERT INTO texts (text, is_original_new, original, former_original, place, section, key, is_changed, updated_at, created_at)
    SELECT text, is_original_new, original, former_original, place, section, 'finder.' || key, is_changed, updated_at, created_at FROM finder_texts ORDER BY id;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_finder_texts_fk";
  DROP TABLE "finder_texts" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "place" SET DATA TYPE text;
  UPDATE "audit_log" SET "place" = 'texts' WHERE "place" = 'finder-texts';
  DROP TYPE "public"."enum_audit_log_place";
  CREATE TYPE "public"."enum_audit_log_place" AS ENUM('articles', 'videos', 'faq-questions', 'answer-templates', 'calendar-days', 'products', 'product-imports', 'tags', 'synonyms', 'authors', 'slides', 'pages', 'texts', 'media', 'video-files', 'mails', 'users', 'redirects', 'site-settings');
  ALTER TABLE "audit_log" ALTER COLUMN "place" SET DATA TYPE "public"."enum_audit_log_place" USING "place"::"public"."enum_audit_log_place";
  DROP INDEX "payload_locked_documents_rels_finder_texts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "texts_id" integer;
  CREATE INDEX "texts_is_original_new_idx" ON "texts" USING btree ("is_original_new");
  CREATE INDEX "texts_section_idx" ON "texts" USING btree ("section");
  CREATE UNIQUE INDEX "texts_key_idx" ON "texts" USING btree ("key");
  CREATE INDEX "texts_is_changed_idx" ON "texts" USING btree ("is_changed");
  CREATE INDEX "texts_updated_at_idx" ON "texts" USING btree ("updated_at");
  CREATE INDEX "texts_created_at_idx" ON "texts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_texts_fk" FOREIGN KEY ("texts_id") REFERENCES "public"."texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("texts_id");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "finder_texts_id";
  DROP TYPE "public"."enum_finder_texts_section";`)
  for (const { column } of formerSiteTexts) {
    await db.execute(sql.raw(`ALTER TABLE site_settings DROP COLUMN ${column}; ALTER TABLE _site_settings_v DROP COLUMN version_${column};`))
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_finder_texts_section" AS ENUM('verdicts', 'reasons', 'before', 'warnings', 'certainty', 'labels', 'errors', 'page', 'questions', 'wishes');
  CREATE TABLE "finder_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"is_original_new" boolean DEFAULT false,
  	"original" varchar NOT NULL,
  	"former_original" varchar,
  	"place" varchar NOT NULL,
  	"section" "enum_finder_texts_section" NOT NULL,
  	"key" varchar NOT NULL,
  	"is_changed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  INSERT INTO finder_texts (text, is_original_new, original, former_original, place, section, key, is_changed, updated_at, created_at)
    SELECT text, is_original_new, original, former_original, place, split_part(key, '.', 2)::enum_finder_texts_section, substr(key, 8), is_changed, updated_at, created_at
    FROM texts WHERE split_part(key, '.', 1) = 'finder' AND split_part(key, '.', 2) = ANY (enum_range(NULL::enum_finder_texts_section)::text[]) ORDER BY id;`)
  for (const { key, column } of formerSiteTexts) {
    const changed = `(SELECT text FROM texts WHERE key = 'site.${key}' AND is_changed)`
    // The panel's form shows the latest version.
    await db.execute(sql.raw(`
      ALTER TABLE site_settings ADD COLUMN ${column} varchar; ALTER TABLE _site_settings_v ADD COLUMN version_${column} varchar;
      UPDATE site_settings SET ${column} = ${changed}; UPDATE _site_settings_v SET version_${column} = ${changed} WHERE latest;`))
  }
  await db.execute(sql`
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_texts_fk";
  DROP TABLE "texts" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "place" SET DATA TYPE text;
  UPDATE "audit_log" SET "place" = 'finder-texts' WHERE "place" = 'texts';
  DROP TYPE "public"."enum_audit_log_place";
  CREATE TYPE "public"."enum_audit_log_place" AS ENUM('articles', 'videos', 'faq-questions', 'answer-templates', 'calendar-days', 'products', 'product-imports', 'tags', 'synonyms', 'authors', 'slides', 'pages', 'finder-texts', 'media', 'video-files', 'mails', 'users', 'redirects', 'site-settings');
  ALTER TABLE "audit_log" ALTER COLUMN "place" SET DATA TYPE "public"."enum_audit_log_place" USING "place"::"public"."enum_audit_log_place";
  DROP INDEX "payload_locked_documents_rels_texts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "finder_texts_id" integer;
  CREATE INDEX "finder_texts_is_original_new_idx" ON "finder_texts" USING btree ("is_original_new");
  CREATE INDEX "finder_texts_section_idx" ON "finder_texts" USING btree ("section");
  CREATE UNIQUE INDEX "finder_texts_key_idx" ON "finder_texts" USING btree ("key");
  CREATE INDEX "finder_texts_is_changed_idx" ON "finder_texts" USING btree ("is_changed");
  CREATE INDEX "finder_texts_updated_at_idx" ON "finder_texts" USING btree ("updated_at");
  CREATE INDEX "finder_texts_created_at_idx" ON "finder_texts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finder_texts_fk" FOREIGN KEY ("finder_texts_id") REFERENCES "public"."finder_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_finder_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("finder_texts_id");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "texts_id";`)
}
