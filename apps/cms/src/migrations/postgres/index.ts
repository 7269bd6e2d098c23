import * as migration_20261121_095652_initial from './20261121_095652_initial.ts';

export const migrations = [
  {
    up: migration_20261121_095652_initial.up,
    down: migration_20261121_095652_initial.down,
    name: '20261121_095652_initial'
  },
];
