import * as migration_20261121_090419_initial from './20261121_090419_initial.ts';

export const migrations = [
  {
    up: migration_20261121_090419_initial.up,
    down: migration_20261121_090419_initial.down,
    name: '20261121_090419_initial'
  },
];
