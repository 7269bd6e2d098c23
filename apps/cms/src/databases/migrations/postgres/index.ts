import * as migration_20261125_192352_initial from './20261125_192352_initial.ts';
import * as migration_20261126_172351_links_to_pages from './20261126_172351_links_to_pages.ts';
import * as migration_20261127_092758_texts_as_documents from './20261127_092758_texts_as_documents.ts';
import * as migration_20261127_124951_provider_as_text from './20261127_124951_provider_as_text.ts';
import * as migration_20261128_050023_lawful_by_construction from './20261128_050023_lawful_by_construction.ts';

export const migrations = [
  {
    up: migration_20261125_192352_initial.up,
    down: migration_20261125_192352_initial.down,
    name: '20261125_192352_initial',
  },
  {
    up: migration_20261126_172351_links_to_pages.up,
    down: migration_20261126_172351_links_to_pages.down,
    name: '20261126_172351_links_to_pages',
  },
  {
    up: migration_20261127_092758_texts_as_documents.up,
    down: migration_20261127_092758_texts_as_documents.down,
    name: '20261127_092758_texts_as_documents',
  },
  {
    up: migration_20261127_124951_provider_as_text.up,
    down: migration_20261127_124951_provider_as_text.down,
    name: '20261127_124951_provider_as_text',
  },
  {
    up: migration_20261128_050023_lawful_by_construction.up,
    down: migration_20261128_050023_lawful_by_construction.down,
    name: '20261128_050023_lawful_by_construction'
  },
];
