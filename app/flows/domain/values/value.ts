/** JSON. What goes from one node to the next. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value }
