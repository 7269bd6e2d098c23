import * as migration_20261121_092744_initial from './20261121_092744_initial.ts';

export const migrations = [
  {
    up: migration_20261121_092744_initial.up,
    down: migration_20261121_092744_initial.down,
    name: '20261121_092744_initial'
  },
];
