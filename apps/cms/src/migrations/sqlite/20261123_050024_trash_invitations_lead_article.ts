import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invited_at\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`lead_article_id\` integer REFERENCES articles(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`texts_sections_tags_empty\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`texts_popups_cookie_ask\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`texts_popups_cookie_nothing\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`texts_forms_feedback_by_mail\` text;`)
  await db.run(sql`CREATE INDEX \`site_settings_lead_article_idx\` ON \`site_settings\` (\`lead_article_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_lead_article_id\` integer REFERENCES articles(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_texts_sections_tags_empty\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_texts_popups_cookie_ask\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_texts_popups_cookie_nothing\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_texts_forms_feedback_by_mail\` text;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_lead_article_idx\` ON \`_site_settings_v\` (\`version_lead_article_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`site_settings_lead_article_idx\`;`)
  await db.run(sql`DROP INDEX \`_site_settings_v_version_version_lead_article_idx\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`lead_article_id\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`texts_sections_tags_empty\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`texts_popups_cookie_ask\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`texts_popups_cookie_nothing\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`texts_forms_feedback_by_mail\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_lead_article_id\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_texts_sections_tags_empty\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_texts_popups_cookie_ask\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_texts_popups_cookie_nothing\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_texts_forms_feedback_by_mail\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invited_at\`;`)
}
