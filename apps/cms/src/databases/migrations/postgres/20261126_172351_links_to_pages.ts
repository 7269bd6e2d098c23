import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "texts_common_all_articles" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_common_all_shades" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_common_all_questions" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_home_level_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_home_level_intro" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_home_level_dark" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_home_level_brown" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_home_level_light" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_home_level_find" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_home_level_more" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_common_all_articles" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_common_all_shades" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_common_all_questions" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_home_level_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_home_level_intro" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_home_level_dark" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_home_level_brown" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_home_level_light" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_home_level_find" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_home_level_more" varchar;`)
  // The menu led to places of the main page that are pages of their own now.
  await db.execute(sql`UPDATE "site_settings_navigation" SET "href" = '/articles' WHERE "href" = '/#articles';`)
  await db.execute(sql`UPDATE "site_settings_navigation" SET "href" = '/shades' WHERE "href" = '/#products';`)
  await db.execute(sql`UPDATE "site_settings_navigation" SET "href" = '/faq' WHERE "href" = '/#faq';`)
  await db.execute(sql`UPDATE "_site_settings_v_version_navigation" SET "href" = '/articles' WHERE "href" = '/#articles';`)
  await db.execute(sql`UPDATE "_site_settings_v_version_navigation" SET "href" = '/shades' WHERE "href" = '/#products';`)
  await db.execute(sql`UPDATE "_site_settings_v_version_navigation" SET "href" = '/faq' WHERE "href" = '/#faq';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "texts_common_all_articles";
  ALTER TABLE "site_settings" DROP COLUMN "texts_common_all_shades";
  ALTER TABLE "site_settings" DROP COLUMN "texts_common_all_questions";
  ALTER TABLE "site_settings" DROP COLUMN "texts_home_level_title";
  ALTER TABLE "site_settings" DROP COLUMN "texts_home_level_intro";
  ALTER TABLE "site_settings" DROP COLUMN "texts_home_level_dark";
  ALTER TABLE "site_settings" DROP COLUMN "texts_home_level_brown";
  ALTER TABLE "site_settings" DROP COLUMN "texts_home_level_light";
  ALTER TABLE "site_settings" DROP COLUMN "texts_home_level_find";
  ALTER TABLE "site_settings" DROP COLUMN "texts_home_level_more";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_common_all_articles";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_common_all_shades";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_common_all_questions";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_home_level_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_home_level_intro";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_home_level_dark";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_home_level_brown";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_home_level_light";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_home_level_find";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_home_level_more";`)
  await db.execute(sql`UPDATE "site_settings_navigation" SET "href" = '/#articles' WHERE "href" = '/articles';`)
  await db.execute(sql`UPDATE "site_settings_navigation" SET "href" = '/#products' WHERE "href" = '/shades';`)
  await db.execute(sql`UPDATE "site_settings_navigation" SET "href" = '/#faq' WHERE "href" = '/faq';`)
  await db.execute(sql`UPDATE "_site_settings_v_version_navigation" SET "href" = '/#articles' WHERE "href" = '/articles';`)
  await db.execute(sql`UPDATE "_site_settings_v_version_navigation" SET "href" = '/#products' WHERE "href" = '/shades';`)
  await db.execute(sql`UPDATE "_site_settings_v_version_navigation" SET "href" = '/#faq' WHERE "href" = '/faq';`)
}
