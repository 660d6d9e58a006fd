import { addTexts } from '#frontend/lib/texts'
import { findingsTexts } from '#frontend/texts/en/findings'
import { problemsTexts } from '#frontend/texts/en/problems'

addTexts({ findings: findingsTexts, problems: problemsTexts })
