import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`daily_counts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`count\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`day_name_key_idx\` ON \`daily_counts\` (\`day\`,\`name\`,\`key\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`counting_is_on\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`texts_sections_articles_helpful_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`texts_sections_articles_helpful_yes\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`texts_sections_articles_helpful_no\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`texts_sections_articles_helpful_thanks\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_counting_is_on\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_texts_sections_articles_helpful_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_texts_sections_articles_helpful_yes\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_texts_sections_articles_helpful_no\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_texts_sections_articles_helpful_thanks\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`daily_counts\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`counting_is_on\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`texts_sections_articles_helpful_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`texts_sections_articles_helpful_yes\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`texts_sections_articles_helpful_no\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`texts_sections_articles_helpful_thanks\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_counting_is_on\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_texts_sections_articles_helpful_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_texts_sections_articles_helpful_yes\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_texts_sections_articles_helpful_no\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_texts_sections_articles_helpful_thanks\`;`)
}
