import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "finder_texts" ADD COLUMN "is_original_new" boolean DEFAULT false;
  ALTER TABLE "finder_texts" ADD COLUMN "former_original" varchar;
  CREATE INDEX "finder_texts_is_original_new_idx" ON "finder_texts" USING btree ("is_original_new");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "finder_texts_is_original_new_idx";
  ALTER TABLE "finder_texts" DROP COLUMN "is_original_new";
  ALTER TABLE "finder_texts" DROP COLUMN "former_original";`)
}
