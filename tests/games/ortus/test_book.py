"""The rule book of the draft: complete, consistent, and in step with the keys."""

from mazo.games.ortus.book import book, keys
from mazo.texts.rulebook import decode


def codes() -> dict[str, int]:
    """Every rule key by its name."""
    return {name: value for name, value in vars(keys).items() if name.isupper()}


def test_every_key_is_a_rule_and_every_rule_has_a_key():
    rules = {rule.code for rule in book() if rule.kind != "heading"}
    assert set(codes().values()) == rules
    assert len(codes()) == len(rules)


def test_every_paragraph_of_the_founding_document_is_there():
    stated = [decode(rule.code) for rule in book() if rule.seed == ("003",)]
    expected = [f"1.{at}" for at in range(1, 5)]
    expected += [f"2.{at}" for at in range(1, 14)]
    expected += [f"3.{at}" for at in range(1, 7)]
    expected += [f"4.{at}" for at in range(1, 10)]
    assert stated == expected


def test_every_rule_is_said_in_both_languages_in_our_own_words():
    for rule in book():
        for text in (rule.title_en, rule.title_es, rule.summary_en, rule.summary_es):
            assert text.strip() == text
            assert text
        assert rule.title_en != rule.title_es
        assert rule.summary_en.endswith(".")
        assert rule.summary_es.endswith(".")


def test_house_rules_are_shown_as_such():
    house = [rule for rule in book() if rule.chosen]
    assert [rule.number("seed") for rule in house] == [f"M{at}" for at in range(1, len(house) + 1)]
    assert "house rule" in book().cite(keys.LEAVING)


def test_the_english_reading_differs_where_the_last_two_go():
    rule = book().by_number("2.8")
    assert rule.summary("en", "english") != rule.summary("en", "seed")
    assert rule.switch == "leftover"
