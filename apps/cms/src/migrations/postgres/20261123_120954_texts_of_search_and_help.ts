import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "texts_footer_help" varchar;
   ALTER TABLE "site_settings" ADD COLUMN "texts_footer_topics_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_label" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_placeholder" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_submit" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_intro" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_found" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_first" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_nothing" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_nothing_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_topics" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_unavailable" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_from" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_kinds_articles" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_kinds_lessons" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_kinds_questions" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_kinds_shades" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_search_kinds_pages" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_errors_not_found_topics" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_footer_help" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_footer_topics_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_label" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_placeholder" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_submit" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_intro" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_found" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_first" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_nothing" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_nothing_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_topics" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_unavailable" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_from" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_kinds_articles" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_kinds_lessons" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_kinds_questions" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_kinds_shades" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_search_kinds_pages" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_errors_not_found_topics" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "texts_footer_help";
   ALTER TABLE "site_settings" DROP COLUMN "texts_footer_topics_title";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_title";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_label";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_placeholder";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_submit";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_intro";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_found";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_first";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_nothing";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_nothing_text";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_topics";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_unavailable";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_from";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_kinds_articles";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_kinds_lessons";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_kinds_questions";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_kinds_shades";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_search_kinds_pages";
  ALTER TABLE "site_settings" DROP COLUMN "texts_errors_not_found_topics";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_footer_help";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_footer_topics_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_label";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_placeholder";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_submit";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_intro";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_found";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_first";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_nothing";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_nothing_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_topics";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_unavailable";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_from";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_kinds_articles";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_kinds_lessons";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_kinds_questions";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_kinds_shades";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_search_kinds_pages";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_errors_not_found_topics";`)
}
