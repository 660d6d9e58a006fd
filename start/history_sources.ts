/** What a person's history lists besides what is written down for it: the history does not know what a run is. */
export { runEntries } from '#app/flows/services/runs/run_entries'
