import { forbidImports } from '../boundary.js'

/** Services start runs through the engine, and never the other way around. */
export const flowEngine = forbidImports('flow-engine', { files: ['app/flows/engine/**'] }, [
  {
    regex: '^#app/flows/(?:controllers|services|transformers|validators)/',
    message:
      'The engine of flows may import only its own files, app/flows/domain/, app/flows/files/ and app/flows/models/. What a service and the engine both need belongs in app/flows/engine/.',
  },
])
