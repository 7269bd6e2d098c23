import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "daily_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "counting_is_on" boolean DEFAULT true;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_articles_helpful_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_articles_helpful_yes" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_articles_helpful_no" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_articles_helpful_thanks" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_counting_is_on" boolean DEFAULT true;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_articles_helpful_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_articles_helpful_yes" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_articles_helpful_no" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_articles_helpful_thanks" varchar;
  CREATE UNIQUE INDEX "day_name_key_idx" ON "daily_counts" USING btree ("day","name","key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "daily_counts" CASCADE;
  ALTER TABLE "site_settings" DROP COLUMN "counting_is_on";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_articles_helpful_title";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_articles_helpful_yes";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_articles_helpful_no";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_articles_helpful_thanks";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_counting_is_on";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_articles_helpful_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_articles_helpful_yes";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_articles_helpful_no";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_articles_helpful_thanks";`)
}
