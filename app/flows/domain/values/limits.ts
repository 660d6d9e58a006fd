/** UTF-16 units. */
export const MAX_TITLE_LENGTH = 200
/** UTF-16 units. */
export const MAX_CONTEXT_LENGTH = 10_000
export const MAX_TAGS = 20
/** UTF-16 units. */
export const MAX_TAG_LENGTH = 50

/** Of a flow that runs. */
export const MAX_NODES = 500
/** Of a draft: a person who exceeds the limit keeps their work and can divide it. */
export const MAX_DRAFT_NODES = 1_000
export const MAX_EDGES = 4_000
export const MAX_NOTES = 200
/** UTF-16 units of a note, or of the comment on a step. */
export const MAX_NOTE_LENGTH = 5_000
export const MAX_GROUPS = 100
/** Pixels of the canvas, in each direction from its origin. The longest draft in one row takes a third of it. */
export const MAX_COORDINATE = 1_000_000
/** UTF-16 units of the graph as JSON. */
export const MAX_GRAPH_LENGTH = 1_000_000
/** For each in For each, and flows that run flows. */
export const MAX_DEPTH = 5
export const MAX_ID_LENGTH = 40
export const MAX_NAME_LENGTH = 60
/** UTF-16 units of a text in the settings of a node. */
export const MAX_SETTING_LENGTH = 50_000

/** UTF-16 units of one value as JSON. */
export const MAX_VALUE_LENGTH = 1_000_000
/** The entries of its lists and the fields of its objects, at all levels. */
export const MAX_VALUE_PARTS = 50_000
/** UTF-16 units of all inputs of a run as JSON. */
export const MAX_INPUTS_LENGTH = 4_000_000
/** UTF-16 units of all results of a run. */
export const MAX_RESULTS_LENGTH = 4_000_000
/** UTF-16 units of all that the steps of a run make. */
export const MAX_RUN_LENGTH = 20_000_000
/** UTF-16 units of the values that one step reads, each as often as the step names it. */
export const MAX_READ_LENGTH = 2_500_000
/** The same of all steps of a run. */
export const MAX_RUN_READ_LENGTH = 1_000_000_000
/** Bytes that a run stores together with the runs that it starts: inputs, outputs and events. */
export const MAX_FAMILY_BYTES = 60_000_000
/** Runs of other flows that a run starts, with those that they start. */
export const MAX_RUNS_INSIDE = 500
/** Of all items of its For eachs together. */
export const MAX_RUN_STEPS = 20_000
export const MAX_ITEMS = 1_000
/** Items of one For each at a time. */
export const MAX_PARALLEL_ITEMS = 10
export const MAX_RETRIES = 5
export const MAX_TIME_LIMIT_SECONDS = 600
/** US dollars that somebody can set as the limit of a run. */
export const MAX_COST = 1_000

/** Of a file whose text becomes an input. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
