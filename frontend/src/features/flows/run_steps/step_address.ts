/** The key in the address that names the step whose settings the builder opens. */
export const STEP_KEY = 'step'
