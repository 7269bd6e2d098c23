/** Wording of the panel where Payload's Russian is clumsy, wrong, or does not say what to do. */
export const panelTexts = {
  ru: {
    error: {
      valueMustBeUnique: 'Такое значение уже есть у другого документа. Введите другое.',
    },
    fields: {
      newLabel: 'Новый документ: {{label}}',
    },
    general: {
      createNewLabel: 'Создать: {{label}}',
      creatingNewLabel: 'Новый документ: {{label}}',
      exitLivePreview: 'Убрать страницу рядом с формой',
      livePreview: 'Показать страницу рядом с формой',
      newLabel: 'Новый документ: {{label}}',
      searchBy: 'Искать: {{label}}',
      trash: 'Корзина',
    },
    // Empty fields of search engines are no mistake: the document's own texts stand in for them.
    'plugin-seo': {
      missing: 'Не заполнено',
      noImage: 'Картинка не выбрана',
    },
    version: {
      aboutToUnpublish: 'Документ исчезнет с сайта, но останется здесь черновиком. Снять его с публикации?',
      confirmUnpublish: 'Снять с публикации?',
      currentDraft: 'Текущий черновик',
      publish: 'Опубликовать',
      schedulePublish: 'Опубликовать или снять по расписанию',
      unpublish: 'Снять с публикации',
      unpublishing: 'Снимаем с публикации…',
    },
  },
}
