"""The computer's part: bots, hints and studies, in processes of their own."""
