import * as migration_20261121_095643_initial from './20261121_095643_initial.ts';

export const migrations = [
  {
    up: migration_20261121_095643_initial.up,
    down: migration_20261121_095643_initial.down,
    name: '20261121_095643_initial'
  },
];
