import * as migration_20261125_192352_initial from './20261125_192352_initial.ts';

export const migrations = [
  {
    up: migration_20261125_192352_initial.up,
    down: migration_20261125_192352_initial.down,
    name: '20261125_192352_initial'
  },
];
