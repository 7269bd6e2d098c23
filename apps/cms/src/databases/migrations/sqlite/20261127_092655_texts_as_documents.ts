import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { formerSiteTexts } from '../former-site-texts.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`is_original_new\` integer DEFAULT false,
  	\`original\` text NOT NULL,
  	\`former_original\` text,
  	\`place\` text NOT NULL,
  	\`section\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`is_changed\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`texts_is_original_new_idx\` ON \`texts\` (\`is_original_new\`);`)
  await db.run(sql`CREATE INDEX \`texts_section_idx\` ON \`texts\` (\`section\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`texts_key_idx\` ON \`texts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`texts_is_changed_idx\` ON \`texts\` (\`is_changed\`);`)
  await db.run(sql`CREATE INDEX \`texts_updated_at_idx\` ON \`texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`texts_created_at_idx\` ON \`texts\` (\`created_at\`);`)
  // All of them, in the order of the files: the first start fills in what the release says of each.
  for (const { key, column } of formerSiteTexts) {
    await db.run(sql.raw(`INSERT INTO texts (text, original, place, section, key, is_changed)
      SELECT coalesce(${column}, ''), '', '', '', 'site.${key}', trim(coalesce(${column}, '')) <> '' FROM site_settings ORDER BY id LIMIT 1;`))
  }
  await db.run(sql`INSERT INTO texts (text, is_original_new, original, former_original, place, section, key, is_changed, updated_at, created_at)
    SELECT text, is_original_new, original, former_original, place, section, 'finder.' || key, is_changed, updated_at, created_at FROM finder_texts ORDER BY id;`)
  await db.run(sql`DROP TABLE \`finder_texts\`;`)
  await db.run(sql`UPDATE audit_log SET place = 'texts' WHERE place = 'finder-texts';`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`articles_id\` integer,
  	\`videos_id\` integer,
  	\`faq_questions_id\` integer,
  	\`answer_templates_id\` integer,
  	\`calendar_days_id\` integer,
  	\`products_id\` integer,
  	\`tags_id\` integer,
  	\`synonyms_id\` integer,
  	\`authors_id\` integer,
  	\`slides_id\` integer,
  	\`pages_id\` integer,
  	\`texts_id\` integer,
  	\`media_id\` integer,
  	\`video_files_id\` integer,
  	\`users_id\` integer,
  	\`redirects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_questions_id\`) REFERENCES \`faq_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`answer_templates_id\`) REFERENCES \`answer_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`calendar_days_id\`) REFERENCES \`calendar_days\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`synonyms_id\`) REFERENCES \`synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slides_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`texts_id\`) REFERENCES \`texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`video_files_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "articles_id", "videos_id", "faq_questions_id", "answer_templates_id", "calendar_days_id", "products_id", "tags_id", "synonyms_id", "authors_id", "slides_id", "pages_id", "media_id", "video_files_id", "users_id", "redirects_id") SELECT "id", "order", "parent_id", "path", "articles_id", "videos_id", "faq_questions_id", "answer_templates_id", "calendar_days_id", "products_id", "tags_id", "synonyms_id", "authors_id", "slides_id", "pages_id", "media_id", "video_files_id", "users_id", "redirects_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_answer_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`answer_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_calendar_days_id_idx\` ON \`payload_locked_documents_rels\` (\`calendar_days_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_synonyms_id_idx\` ON \`payload_locked_documents_rels\` (\`synonyms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`slides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_video_files_id_idx\` ON \`payload_locked_documents_rels\` (\`video_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  for (const { column } of formerSiteTexts) {
    await db.run(sql.raw(`ALTER TABLE site_settings DROP COLUMN ${column};`))
    await db.run(sql.raw(`ALTER TABLE _site_settings_v DROP COLUMN version_${column};`))
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`finder_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`is_original_new\` integer DEFAULT false,
  	\`original\` text NOT NULL,
  	\`former_original\` text,
  	\`place\` text NOT NULL,
  	\`section\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`is_changed\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`finder_texts_is_original_new_idx\` ON \`finder_texts\` (\`is_original_new\`);`)
  await db.run(sql`CREATE INDEX \`finder_texts_section_idx\` ON \`finder_texts\` (\`section\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`finder_texts_key_idx\` ON \`finder_texts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`finder_texts_is_changed_idx\` ON \`finder_texts\` (\`is_changed\`);`)
  await db.run(sql`CREATE INDEX \`finder_texts_updated_at_idx\` ON \`finder_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`finder_texts_created_at_idx\` ON \`finder_texts\` (\`created_at\`);`)
  await db.run(sql`INSERT INTO finder_texts (text, is_original_new, original, former_original, place, section, key, is_changed, updated_at, created_at)
    SELECT text, is_original_new, original, former_original, place, substr(key, 8, instr(substr(key, 8), '.') - 1), substr(key, 8), is_changed, updated_at, created_at
    FROM texts WHERE key LIKE 'finder.%' ORDER BY id;`)
  for (const { key, column } of formerSiteTexts) {
    const changed = `(SELECT text FROM texts WHERE key = 'site.${key}' AND is_changed)`
    await db.run(sql.raw(`ALTER TABLE site_settings ADD ${column} text;`))
    await db.run(sql.raw(`UPDATE site_settings SET ${column} = ${changed};`))
    await db.run(sql.raw(`ALTER TABLE _site_settings_v ADD version_${column} text;`))
    // The panel's form shows the latest version.
    await db.run(sql.raw(`UPDATE _site_settings_v SET version_${column} = ${changed} WHERE latest;`))
  }
  await db.run(sql`DROP TABLE \`texts\`;`)
  await db.run(sql`UPDATE audit_log SET place = 'finder-texts' WHERE place = 'texts';`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`articles_id\` integer,
  	\`videos_id\` integer,
  	\`faq_questions_id\` integer,
  	\`answer_templates_id\` integer,
  	\`calendar_days_id\` integer,
  	\`products_id\` integer,
  	\`tags_id\` integer,
  	\`synonyms_id\` integer,
  	\`authors_id\` integer,
  	\`slides_id\` integer,
  	\`pages_id\` integer,
  	\`finder_texts_id\` integer,
  	\`media_id\` integer,
  	\`video_files_id\` integer,
  	\`users_id\` integer,
  	\`redirects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_questions_id\`) REFERENCES \`faq_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`answer_templates_id\`) REFERENCES \`answer_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`calendar_days_id\`) REFERENCES \`calendar_days\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`synonyms_id\`) REFERENCES \`synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slides_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`finder_texts_id\`) REFERENCES \`finder_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`video_files_id\`) REFERENCES \`video_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "articles_id", "videos_id", "faq_questions_id", "answer_templates_id", "calendar_days_id", "products_id", "tags_id", "synonyms_id", "authors_id", "slides_id", "pages_id", "media_id", "video_files_id", "users_id", "redirects_id") SELECT "id", "order", "parent_id", "path", "articles_id", "videos_id", "faq_questions_id", "answer_templates_id", "calendar_days_id", "products_id", "tags_id", "synonyms_id", "authors_id", "slides_id", "pages_id", "media_id", "video_files_id", "users_id", "redirects_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_answer_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`answer_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_calendar_days_id_idx\` ON \`payload_locked_documents_rels\` (\`calendar_days_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_synonyms_id_idx\` ON \`payload_locked_documents_rels\` (\`synonyms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`slides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_finder_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`finder_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_video_files_id_idx\` ON \`payload_locked_documents_rels\` (\`video_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
}
