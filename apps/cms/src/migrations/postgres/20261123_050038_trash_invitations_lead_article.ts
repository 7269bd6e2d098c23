import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "invited_at" timestamp(3) with time zone;
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");`)
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "lead_article_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_tags_empty" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_popups_cookie_ask" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_popups_cookie_nothing" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_forms_feedback_by_mail" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_lead_article_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_tags_empty" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_popups_cookie_ask" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_popups_cookie_nothing" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_forms_feedback_by_mail" varchar;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_lead_article_id_articles_id_fk" FOREIGN KEY ("lead_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_lead_article_id_articles_id_fk" FOREIGN KEY ("version_lead_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_lead_article_idx" ON "site_settings" USING btree ("lead_article_id");
  CREATE INDEX "_site_settings_v_version_version_lead_article_idx" ON "_site_settings_v" USING btree ("version_lead_article_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_lead_article_id_articles_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_lead_article_id_articles_id_fk";
  
  DROP INDEX "site_settings_lead_article_idx";
  DROP INDEX "_site_settings_v_version_version_lead_article_idx";
  ALTER TABLE "site_settings" DROP COLUMN "lead_article_id";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_tags_empty";
  ALTER TABLE "site_settings" DROP COLUMN "texts_popups_cookie_ask";
  ALTER TABLE "site_settings" DROP COLUMN "texts_popups_cookie_nothing";
  ALTER TABLE "site_settings" DROP COLUMN "texts_forms_feedback_by_mail";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_lead_article_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_tags_empty";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_popups_cookie_ask";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_popups_cookie_nothing";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_forms_feedback_by_mail";`)
  await db.execute(sql`
   DROP INDEX "media_deleted_at_idx";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "users" DROP COLUMN "invited_at";`)
}
