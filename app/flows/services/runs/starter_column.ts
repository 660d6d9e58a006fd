import db from '@adonisjs/lucid/services/db'

const NAME = `coalesce(nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), email)`

/** Selects the name of the member who started a run in the workspace of a team, at least their address, as `started_by`. */
export const starterColumn = () =>
  db.raw(
    `(select ${NAME} from users where users.id = runs.created_by and runs.workspace_id is not null) as started_by`
  )
