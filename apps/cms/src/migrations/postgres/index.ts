import * as migration_20261121_093949_initial from './20261121_093949_initial.ts';

export const migrations = [
  {
    up: migration_20261121_093949_initial.up,
    down: migration_20261121_093949_initial.down,
    name: '20261121_093949_initial'
  },
];
