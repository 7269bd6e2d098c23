import * as migration_20261125_192352_initial from './20261125_192352_initial.ts';
import * as migration_20261126_172351_links_to_pages from './20261126_172351_links_to_pages.ts';

export const migrations = [
  {
    up: migration_20261125_192352_initial.up,
    down: migration_20261125_192352_initial.down,
    name: '20261125_192352_initial',
  },
  {
    up: migration_20261126_172351_links_to_pages.up,
    down: migration_20261126_172351_links_to_pages.down,
    name: '20261126_172351_links_to_pages'
  },
];
