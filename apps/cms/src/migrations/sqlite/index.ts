import * as migration_20261121_080846_initial from './20261121_080846_initial.ts';

export const migrations = [
  {
    up: migration_20261121_080846_initial.up,
    down: migration_20261121_080846_initial.down,
    name: '20261121_080846_initial'
  },
];
