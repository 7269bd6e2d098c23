import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`finder_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`original\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`section\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`is_changed\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`finder_texts_section_idx\` ON \`finder_texts\` (\`section\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`finder_texts_key_idx\` ON \`finder_texts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`finder_texts_is_changed_idx\` ON \`finder_texts\` (\`is_changed\`);`)
  await db.run(sql`CREATE INDEX \`finder_texts_updated_at_idx\` ON \`finder_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`finder_texts_created_at_idx\` ON \`finder_texts\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`finder_texts_id\` integer REFERENCES finder_texts(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_finder_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`finder_texts_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM \`audit_log\` WHERE \`place\` = 'finder-texts';`)
  await db.run(sql`DROP INDEX \`payload_locked_documents_rels_finder_texts_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` DROP COLUMN \`finder_texts_id\`;`)
  await db.run(sql`DROP TABLE \`finder_texts\`;`)
}
