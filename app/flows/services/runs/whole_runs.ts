import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** In the stored options of a run that runs a single step. Quotes inside the texts of options are escaped. */
const SINGLE_STEP = '%"only":%'

/** Limits a query on runs to those that ran more than a single step. */
export const exceptSingleSteps = <Query extends DatabaseQueryBuilderContract>(runs: Query): Query =>
  runs.where((either) => either.whereNull('options').orWhere('options', 'not like', SINGLE_STEP))
