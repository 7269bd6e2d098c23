import * as migration_20261121_100603_initial from './20261121_100603_initial.ts';

export const migrations = [
  {
    up: migration_20261121_100603_initial.up,
    down: migration_20261121_100603_initial.down,
    name: '20261121_100603_initial'
  },
];
