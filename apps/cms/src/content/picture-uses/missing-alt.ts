/** The message to an editor who saves a picture without its description. */
export const missingAlt =
  'Напишите, что на\u00a0картинке, и\u00a0сохраните снова: файл никуда не\u00a0денется.'
