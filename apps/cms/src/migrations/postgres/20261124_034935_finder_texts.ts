import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_finder_texts_section" AS ENUM('verdicts', 'reasons', 'before', 'warnings', 'certainty', 'labels', 'errors', 'page', 'questions', 'wishes');
  ALTER TYPE "public"."enum_audit_log_place" ADD VALUE 'finder-texts' BEFORE 'media';
  CREATE TABLE "finder_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"original" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"section" "enum_finder_texts_section" NOT NULL,
  	"key" varchar NOT NULL,
  	"is_changed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "finder_texts_id" integer;
  CREATE INDEX "finder_texts_section_idx" ON "finder_texts" USING btree ("section");
  CREATE UNIQUE INDEX "finder_texts_key_idx" ON "finder_texts" USING btree ("key");
  CREATE INDEX "finder_texts_is_changed_idx" ON "finder_texts" USING btree ("is_changed");
  CREATE INDEX "finder_texts_updated_at_idx" ON "finder_texts" USING btree ("updated_at");
  CREATE INDEX "finder_texts_created_at_idx" ON "finder_texts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finder_texts_fk" FOREIGN KEY ("finder_texts_id") REFERENCES "public"."finder_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_finder_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("finder_texts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_finder_texts_fk";
  DROP TABLE "finder_texts" CASCADE;
  DELETE FROM "audit_log" WHERE "place" = 'finder-texts';
  ALTER TABLE "audit_log" ALTER COLUMN "place" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_place";
  CREATE TYPE "public"."enum_audit_log_place" AS ENUM('articles', 'videos', 'faq-questions', 'answer-templates', 'calendar-days', 'products', 'product-imports', 'tags', 'synonyms', 'authors', 'slides', 'pages', 'media', 'video-files', 'mails', 'users', 'redirects', 'site-settings');
  ALTER TABLE "audit_log" ALTER COLUMN "place" SET DATA TYPE "public"."enum_audit_log_place" USING "place"::"public"."enum_audit_log_place";
  DROP INDEX "payload_locked_documents_rels_finder_texts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "finder_texts_id";
  DROP TYPE "public"."enum_finder_texts_section";`)
}
