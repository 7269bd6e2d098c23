import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "texts_sections_faq_other" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_faq_link" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_products_families_natural" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_products_families_warm" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_products_families_cool" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_products_families_bright" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_products_families_corrector" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_products_filter" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_products_all_shades" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_products_covers_grey" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_products_no_match" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_products_level_of" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_products_standing_time" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_products_previous" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_sections_products_next" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_faq_other" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_faq_link" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_products_families_natural" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_products_families_warm" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_products_families_cool" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_products_families_bright" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_products_families_corrector" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_products_filter" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_products_all_shades" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_products_covers_grey" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_products_no_match" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_products_level_of" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_products_standing_time" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_products_previous" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_sections_products_next" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "texts_sections_faq_other";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_faq_link";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_products_families_natural";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_products_families_warm";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_products_families_cool";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_products_families_bright";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_products_families_corrector";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_products_filter";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_products_all_shades";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_products_covers_grey";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_products_no_match";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_products_level_of";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_products_standing_time";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_products_previous";
  ALTER TABLE "site_settings" DROP COLUMN "texts_sections_products_next";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_faq_other";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_faq_link";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_products_families_natural";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_products_families_warm";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_products_families_cool";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_products_families_bright";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_products_families_corrector";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_products_filter";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_products_all_shades";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_products_covers_grey";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_products_no_match";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_products_level_of";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_products_standing_time";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_products_previous";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_sections_products_next";`)
}
