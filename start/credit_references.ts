/** What the references of credits stand for: billing counts the credits and does not know what they were spent on. */
export { flowsOfRuns } from '#app/flows/services/runs/flows_of_runs'
