import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" ALTER COLUMN "provider" SET DATA TYPE varchar;
  ALTER TABLE "videos" ALTER COLUMN "provider" SET DEFAULT 'file';
  ALTER TABLE "_videos_v" ALTER COLUMN "version_provider" SET DATA TYPE varchar;
  ALTER TABLE "_videos_v" ALTER COLUMN "version_provider" SET DEFAULT 'file';
  DROP TYPE "public"."enum_videos_provider";
  DROP TYPE "public"."enum__videos_v_version_provider";`)
}

// The default goes first: it cannot be cast together with its column.
export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_videos_provider" AS ENUM('file', 'youtube', 'rutube', 'vk');
  CREATE TYPE "public"."enum__videos_v_version_provider" AS ENUM('file', 'youtube', 'rutube', 'vk');
  ALTER TABLE "videos" ALTER COLUMN "provider" DROP DEFAULT;
  ALTER TABLE "videos" ALTER COLUMN "provider" SET DATA TYPE "public"."enum_videos_provider" USING "provider"::"public"."enum_videos_provider";
  ALTER TABLE "videos" ALTER COLUMN "provider" SET DEFAULT 'file';
  ALTER TABLE "_videos_v" ALTER COLUMN "version_provider" DROP DEFAULT;
  ALTER TABLE "_videos_v" ALTER COLUMN "version_provider" SET DATA TYPE "public"."enum__videos_v_version_provider" USING "version_provider"::"public"."enum__videos_v_version_provider";
  ALTER TABLE "_videos_v" ALTER COLUMN "version_provider" SET DEFAULT 'file';`)
}
