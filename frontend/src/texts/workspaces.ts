import { addTexts } from '#frontend/lib/texts'
import { workspacesTexts } from '#frontend/texts/en/workspaces'

addTexts({ workspaces: workspacesTexts })
