/** Thrown where starting would do harm; the message is the plain sentence for a person. */
export class StartRefusal extends Error {}
