import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'

type Client = Pick<QueryClientContract, 'dialect'>

const IS_COUNTED = 'old.parent_run_id is null and old.ended_ms is not null'

/** Nobody is named whose account is being erased. */
const KEEP = `insert into past_runs (user_id, status, created_ms, ended_ms) values (
  (select id from users where id = old.user_id and erasure_key is null),
  old.status, old.created_ms, old.ended_ms);`

/**
 * The statements that keep of each run that is removed, however that happens, when it was and how it ended. A migration
 * for which Knex builds `runs` anew on SQLite has to run them again: the trigger goes with the table.
 */
export function keepPastRuns(client: Client): string[] {
  if (!isPostgres(client))
    return [`create trigger runs_past after delete on runs when ${IS_COUNTED} begin ${KEEP} end`]
  return [
    `create function keep_past_run() returns trigger language plpgsql as
      $$ begin if ${IS_COUNTED} then ${KEEP} end if; return null; end $$`,
    'create trigger runs_past after delete on runs for each row execute function keep_past_run()',
  ]
}

/** The statements that remove that again. */
export function forgetPastRuns(client: Client): string[] {
  if (!isPostgres(client)) return ['drop trigger runs_past']
  return ['drop trigger runs_past on runs', 'drop function keep_past_run()']
}
