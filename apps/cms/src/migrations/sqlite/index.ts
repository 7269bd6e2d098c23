import * as migration_20261125_192226_initial from './20261125_192226_initial.ts';
import * as migration_20261126_172324_links_to_pages from './20261126_172324_links_to_pages.ts';

export const migrations = [
  {
    up: migration_20261125_192226_initial.up,
    down: migration_20261125_192226_initial.down,
    name: '20261125_192226_initial',
  },
  {
    up: migration_20261126_172324_links_to_pages.up,
    down: migration_20261126_172324_links_to_pages.down,
    name: '20261126_172324_links_to_pages'
  },
];
