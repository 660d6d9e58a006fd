/**
 * The index that finds texts by any three letters in a row, and the triggers that keep it true.
 * A row of `prompt_search` says that the text of a prompt stands in the index as it is now. To
 * split a text into its letters takes long, so no write does that: a changed text only leaves
 * the index, and the search thread puts it in again.
 */
export const CREATE_SEARCH = [
  `create table prompt_search (
    id integer primary key,
    prompt_id varchar(36) not null unique
  )`,
  `create virtual table prompt_search_index using fts5(
    search_text, content = '', contentless_delete = 1, detail = none,
    tokenize = 'trigram case_sensitive 1'
  )`,
  `create trigger prompt_search_changed after update of search_text on prompts
    when new.search_text is not old.search_text
    begin delete from prompt_search where prompt_id = new.id; end`,
  `create trigger prompt_search_deleted after delete on prompts
    begin delete from prompt_search where prompt_id = old.id; end`,
  `create trigger prompt_search_left after delete on prompt_search
    begin delete from prompt_search_index where rowid = old.id; end`,
]

export const DROP_SEARCH = [
  'drop trigger prompt_search_left',
  'drop trigger prompt_search_deleted',
  'drop trigger prompt_search_changed',
  'drop table prompt_search_index',
  'drop table prompt_search',
]

const PARTS = ['', '_data', '_idx', '_content', '_docsize', '_config']

/** Tables without a model. */
export const SEARCH_TABLES = ['prompt_search', ...PARTS.map((part) => `prompt_search_index${part}`)]
