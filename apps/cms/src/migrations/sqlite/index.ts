import * as migration_20261121_085020_initial from './20261121_085020_initial.ts';

export const migrations = [
  {
    up: migration_20261121_085020_initial.up,
    down: migration_20261121_085020_initial.down,
    name: '20261121_085020_initial'
  },
];
