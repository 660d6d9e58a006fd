import { ownedBy, ownedThrough, type PersonalTable } from '#app/core/personal/personal_table'

export const FLOWS: PersonalTable = {
  name: 'flows',
  key: ['id'],
  of: ownedBy('user_id'),
  file: {
    path: 'flows/flows.json',
    about: 'Your flows with their steps, deleted ones too until they are removed.',
    columns: [
      ...['id', 'title', 'context', 'tags', 'is_favorite', 'current_step', 'draft', 'version'],
      ...['published_version', 'last_accessed_at', 'deleted_at', 'created_at', 'updated_at'],
    ],
    json: ['tags', 'draft'],
  },
}

export const RUNS: PersonalTable = {
  name: 'runs',
  key: ['id'],
  of: ownedBy('user_id'),
  file: {
    path: 'runs/runs.json',
    about: 'The runs of your flows: inputs, results, tokens and cost.',
    columns: [
      ...['id', 'flow_id', 'version', 'status', 'inputs', 'result', 'error', 'input_tokens'],
      ...['output_tokens', 'cost_micros', 'max_cost_micros', 'replay_of', 'parent_run_id'],
      ...['parent_step_key', 'batch_id', 'is_free', 'created_ms', 'ended_ms'],
    ],
    json: ['inputs', 'result', 'error'],
  },
}

/** They outlive the account, without its name. */
export const PAST_RUNS: PersonalTable = {
  name: 'past_runs',
  key: ['id'],
  of: ownedBy('user_id'),
  file: {
    path: 'runs/past_runs.json',
    about: 'When your removed runs started and ended, and how they ended.',
    columns: ['status', 'created_ms', 'ended_ms'],
  },
}

const OF_RUNS: PersonalTable[] = [
  {
    name: 'run_events',
    key: ['run_id', 'seq'],
    of: ownedThrough('run_id', 'runs'),
    file: {
      path: 'runs/events.json',
      about: 'What happened during each run, in order.',
      columns: ['run_id', 'seq', 'data', 'at_ms'],
      json: ['data'],
    },
  },
  {
    name: 'run_steps',
    key: ['run_id', 'key'],
    of: ownedThrough('run_id', 'runs'),
    file: {
      path: 'runs/steps.json',
      about: 'The steps of each run: what went in, and what came out.',
      columns: [
        ...['run_id', 'key', 'node_id', 'status', 'port', 'attempt', 'input', 'output', 'error'],
        ...['earlier_error', 'input_tokens', 'output_tokens', 'cost_micros', 'started_ms'],
        'ended_ms',
      ],
      json: ['input', 'output', 'error', 'earlier_error'],
    },
  },
  {
    name: 'approvals',
    key: ['token_hash'],
    of: ownedThrough('run_id', 'runs'),
    file: {
      path: 'runs/approvals.json',
      about: 'The approvals that your runs asked for, without their secrets.',
      columns: [
        ...['run_id', 'step_key', 'request', 'expires_ms', 'decided_ms', 'decision', 'content'],
        'reason',
      ],
      json: ['request', 'content'],
    },
  },
  {
    name: 'flow_pins',
    key: ['flow_id', 'node_id'],
    of: ownedThrough('flow_id', 'flows'),
    file: {
      path: 'flows/kept_outputs.json',
      about: 'The steps whose output you kept.',
      columns: ['flow_id', 'node_id', 'run_id', 'created_ms'],
    },
  },
]

const BATCHES: PersonalTable[] = [
  {
    name: 'batch_rows',
    key: ['batch_id', 'position'],
    of: ownedThrough('batch_id', 'batches'),
    file: {
      path: 'runs/batch_rows.json',
      about: 'The rows of the files that you ran a flow over.',
      columns: ['batch_id', 'position', 'cells', 'status', 'run_id', 'error'],
      json: ['cells', 'error'],
    },
  },
  {
    name: 'batches',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'runs/batches.json',
      about: 'The files that you ran a flow over.',
      columns: [
        ...['id', 'flow_id', 'version', 'name', 'status', 'headers', 'fields', 'columns'],
        ...['max_cost_micros', 'row_count', 'error', 'created_ms', 'ended_ms'],
      ],
      json: ['headers', 'fields', 'columns', 'error'],
    },
  },
]

const OF_FLOWS: PersonalTable[] = [
  {
    name: 'flow_share_links',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'flows/share_links.json',
      about: 'The links to your flows that you created, without their secrets.',
      columns: ['id', 'flow_id', 'version', 'expires_at', 'revoked_at', 'created_at'],
    },
  },
  {
    name: 'flow_versions',
    key: ['id'],
    of: ownedThrough('flow_id', 'flows'),
    file: {
      path: 'flows/versions.json',
      about: 'Every version of your flows.',
      columns: ['id', 'flow_id', 'number', 'graph', 'note', 'created_at'],
      json: ['graph'],
    },
  },
]

/** In the order in which they are erased: what refers to others comes first. */
/** What is removed with the account. */
export const ERASED_TABLES: PersonalTable[] = [...OF_RUNS, RUNS, ...BATCHES, ...OF_FLOWS, FLOWS]

export const PERSONAL_TABLES: PersonalTable[] = [...ERASED_TABLES, PAST_RUNS]
