import '@skirmish-kit/reaction/define';
