import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`texts_carousel_pause\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`texts_carousel_play\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_texts_carousel_pause\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_texts_carousel_play\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`texts_carousel_pause\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`texts_carousel_play\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_texts_carousel_pause\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_texts_carousel_play\` text;`)
}
