import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`finder_texts\` ADD \`is_original_new\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`finder_texts\` ADD \`former_original\` text;`)
  await db.run(sql`CREATE INDEX \`finder_texts_is_original_new_idx\` ON \`finder_texts\` (\`is_original_new\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`finder_texts_is_original_new_idx\`;`)
  await db.run(sql`ALTER TABLE \`finder_texts\` DROP COLUMN \`is_original_new\`;`)
  await db.run(sql`ALTER TABLE \`finder_texts\` DROP COLUMN \`former_original\`;`)
}
