import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`authors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'person' NOT NULL,
  	\`role\` text,
  	\`about\` text,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`authors_picture_idx\` ON \`authors\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`authors_updated_at_idx\` ON \`authors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_created_at_idx\` ON \`authors\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`author_id\` integer REFERENCES authors(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`articles_author_idx\` ON \`articles\` (\`author_id\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_author_id\` integer REFERENCES authors(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_author_idx\` ON \`_articles_v\` (\`version_author_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`authors_id\` integer REFERENCES authors(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`texts_common_compare\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`texts_sections_articles_author\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_texts_common_compare\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_texts_sections_articles_author\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // Columns are dropped where they stand: dropping a table that others refer to would delete their rows with it.
  await db.run(sql`DROP INDEX \`payload_locked_documents_rels_authors_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` DROP COLUMN \`authors_id\`;`)
  await db.run(sql`DROP INDEX \`_articles_v_version_version_author_idx\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_author_id\`;`)
  await db.run(sql`DROP INDEX \`articles_author_idx\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`author_id\`;`)
  await db.run(sql`DROP TABLE \`authors\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`texts_common_compare\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`texts_sections_articles_author\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_texts_common_compare\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_texts_sections_articles_author\`;`)
}
