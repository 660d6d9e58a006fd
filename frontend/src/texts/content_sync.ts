import { addTexts } from '#frontend/lib/texts'
import { contentSyncTexts } from '#frontend/texts/en/content_sync'

addTexts({ contentSync: contentSyncTexts })
