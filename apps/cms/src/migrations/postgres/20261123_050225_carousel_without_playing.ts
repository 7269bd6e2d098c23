import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "texts_carousel_pause";
  ALTER TABLE "site_settings" DROP COLUMN "texts_carousel_play";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_carousel_pause";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_texts_carousel_play";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "texts_carousel_pause" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "texts_carousel_play" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_carousel_pause" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_texts_carousel_play" varchar;`)
}
