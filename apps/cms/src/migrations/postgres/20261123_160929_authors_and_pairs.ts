import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_authors_kind" AS ENUM('person', 'team');
  ALTER TYPE "public"."enum_audit_log_place" ADD VALUE 'authors' BEFORE 'slides';
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_authors_kind" DEFAULT 'person' NOT NULL,
  	"role" varchar,
  	"about" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "articles" ADD COLUMN "author_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_author_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "authors_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "texts_common_compare" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_articles_author" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_common_compare" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_articles_author" varchar;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "authors_picture_idx" ON "authors" USING btree ("picture_id");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_author_idx" ON "articles" USING btree ("author_id");
  CREATE INDEX "_articles_v_version_version_author_idx" ON "_articles_v" USING btree ("version_author_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DROP CONSTRAINT "articles_author_id_authors_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_author_id_authors_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_authors_fk";
  
  DROP TABLE "authors" CASCADE;
  DELETE FROM "audit_log" WHERE "place" = 'authors';
  ALTER TABLE "audit_log" ALTER COLUMN "place" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_place";
  CREATE TYPE "public"."enum_audit_log_place" AS ENUM('articles', 'videos', 'faq-questions', 'products', 'product-imports', 'tags', 'slides', 'pages', 'media', 'video-files', 'mails', 'users', 'redirects', 'site-settings');
  ALTER TABLE "audit_log" ALTER COLUMN "place" SET DATA TYPE "public"."enum_audit_log_place" USING "place"::"public"."enum_audit_log_place";
  DROP INDEX "articles_author_idx";
  DROP INDEX "_articles_v_version_version_author_idx";
  DROP INDEX "payload_locked_documents_rels_authors_id_idx";
  ALTER TABLE "articles" DROP COLUMN "author_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_author_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "authors_id";
  ALTER TABLE "site_settings" DROP COLUMN "texts_common_compare";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_articles_author";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_common_compare";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_articles_author";
  DROP TYPE "public"."enum_authors_kind";`)
}
