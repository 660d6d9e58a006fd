/** What a person's history lists besides what is written down for it: the history does not know what a run is. */
export { batchEntries } from '#app/flows/services/batches/batch_entries'
export { runEntries } from '#app/flows/services/runs/run_entries'
