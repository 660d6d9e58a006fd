/** The index that finds texts by any three letters in a row. PostgreSQL keeps it true by itself. */
export const CREATE_SEARCH = [
  'create extension if not exists pg_trgm',
  'create index prompts_search_text_trigrams on prompts using gin (search_text gin_trgm_ops)',
]

export const DROP_SEARCH = ['drop index prompts_search_text_trigrams']
