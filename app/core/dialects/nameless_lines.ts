import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'

type Client = Pick<QueryClientContract, 'dialect'>

/** What says how much moved, when and why. It never changes. */
const FIGURES = [
  ...['side', 'movement_id', 'kind', 'source', 'account', 'amount', 'period_ms', 'created_at'],
]

/** A line of a person who is being erased gets the id of nobody. Only its keys change, because they may name the person. */
const IS_ALLOWED = [
  ...FIGURES.map((column) => `new.${column} = old.${column}`),
  'exists (select 1 from users where id = old.user_id and erasure_key is not null)',
  'not exists (select 1 from users where id = new.user_id)',
].join(' and ')

const REFUSAL = 'credit_lines is append-only'

/** The statements that let the append-only lines of the ledger lose the name of a person, and change in no other way. */
export function allowNameless(client: Client): string[] {
  return isPostgres(client)
    ? [
        `create function credit_lines_nameless() returns trigger language plpgsql as
          $$ begin
            if ${IS_ALLOWED} then return new; end if;
            raise exception '${REFUSAL}' using errcode = '23001';
          end $$`,
        'drop trigger credit_lines_no_update on credit_lines',
        `create trigger credit_lines_no_update before update on credit_lines
          for each row execute function credit_lines_nameless()`,
      ]
    : [
        'drop trigger credit_lines_no_update',
        `create trigger credit_lines_no_update before update on credit_lines when not (${IS_ALLOWED})
          begin select raise(abort, '${REFUSAL}'); end`,
      ]
}

/** The statements that refuse every change again. */
export function refuseNameless(client: Client): string[] {
  return isPostgres(client)
    ? [
        'drop trigger credit_lines_no_update on credit_lines',
        `create trigger credit_lines_no_update before update on credit_lines
          for each row execute function credit_lines_append_only()`,
        'drop function credit_lines_nameless()',
      ]
    : [
        'drop trigger credit_lines_no_update',
        `create trigger credit_lines_no_update before update on credit_lines
          begin select raise(abort, '${REFUSAL}'); end`,
      ]
}
